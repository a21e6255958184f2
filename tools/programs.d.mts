export function findBrowser(): string | undefined;
export function findTestBrowser(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): { browser: string; driver: string; screen: string } | undefined;
export function findNginx(): { program: string; brotli: string | undefined } | undefined;
