import { textIn } from "../testing/messages";
import { both, pageAt, smallSite } from "../testing/small-site";
import { structuredData } from "./structured-data";

it.each(["/services/cms/", "/solutions/audit/"])("%s is something that the company provides", (route) => {
  const site = smallSite([both(route, { title: "Audit", lead: 'A <a href="/en/">look</a> at it.' })]);
  expect(structuredData(site, pageAt(site, `/en${route}`), textIn("en"))).toMatchObject({
    "@type": "Service",
    url: `https://www.signalbau.example/en${route}`,
    name: "Audit",
    description: "A look at it.",
    provider: { "@type": "Organization", name: "Signalbau", url: "https://www.signalbau.example/en/" },
  });
});
