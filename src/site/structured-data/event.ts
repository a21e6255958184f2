import type { Event } from "schema-dts";
import type { Event as Fair } from "../../content/shared-fields";
import { SHARE_PICTURE } from "../../layout/head/share-picture";
import type { ContentOf } from "../../model/kinds";
import type { Site, SitePage } from "../site";
import { plainText, htmlToText } from "./plain-text";

/** Describes a fair that is not over by its days, as Google recommends for unknown times (Search Central, "Event"). */
export function createEvent(site: Site, { path, isPast }: SitePage, content: ContentOf<"fair">): Event | undefined {
  if (isPast || !content.event) return undefined;
  const { name, start, end, organiser, cancelled } = content.event;
  const url = site.company.siteUrl + path;
  return {
    "@type": "Event",
    url,
    name: plainText(name),
    description: htmlToText(content.lead),
    image: url + SHARE_PICTURE.file,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: describeVenue(content.event, site.company.country),
    organizer: organiser ? { "@type": "Organization", name: plainText(organiser) } : undefined,
  };
}

/** Describes the venue. A city abroad is written with its country (src/content/shared-fields.ts), and used as written. */
function describeVenue({ venue, city }: Fair, country: string) {
  const isAbroad = city.includes(",");
  return {
    "@type": "Place",
    name: plainText(venue ?? city),
    address: isAbroad
      ? plainText(city)
      : ({ "@type": "PostalAddress", addressLocality: plainText(city), addressCountry: country } as const),
  } as const;
}
