/** Tests the limits. e2e/security-policy.spec.ts tests the built policy. */
import { contentSecurityPolicy } from "./content-security-policy";

const policy = (inline = { scripts: [] as string[], styles: [] as string[] }, contact?: string) =>
  new Map(
    contentSecurityPolicy(inline, contact)
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.slice(directive.indexOf(" ") + 1)]),
  );

describe("contentSecurityPolicy", () => {
  it("allows the endpoint of the contact form for forms and requests alone", () => {
    const directives = policy(undefined, "https://forms.example:8443/send?to=a");
    expect(directives.get("form-action")).toBe("'self' https://forms.example:8443");
    expect(directives.get("connect-src")).toBe("'self' https://forms.example:8443");
    expect(directives.get("img-src")).toBe("'self'");
  });

  it("throws if the header would be too long", () => {
    const styles = Array.from({ length: 40 }, (_, index) => `p{top:${index}px}`);
    expect(() => policy({ scripts: [], styles: styles.slice(0, 25) })).not.toThrow();
    expect(() => policy({ scripts: [], styles })).toThrow("hashes of 0 inline scripts and 40 inline styles");
  });

  it.each([undefined, "", "/api/contact"])("allows the site's own origin alone if the endpoint is %s", (endpoint) => {
    expect(policy(undefined, endpoint)).toEqual(policy());
  });
});
