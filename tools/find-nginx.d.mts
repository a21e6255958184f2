export function findNginx(): { program: string; brotli: string | undefined } | undefined;
