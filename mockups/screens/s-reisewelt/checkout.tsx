import { useLanguage } from "../language";
import type { Screen } from "../screen";
import { Typing } from "../typing";
import { MEMBER, PAID, TRIP, WORDS } from "./booking";
import { Coast } from "./parts/coast";
import { Head } from "./parts/head";

function Points() {
  const { t, money, number } = useLanguage();
  return (
    <section className="grid baseline one-auto on-leaf line-top-3-brass gap-8-28 margin-0--20 padding-14-20-16">
      <h2>{t(...WORDS.points)}</h2>
      <p className="sum">{money(PAID.pointsInMoney)}</p>
      <div>
        <label className="block">
          {t("So viele Punkte", "This many points")}
          <input className="block" type="range" min="0" max={MEMBER.points} step="50" defaultValue={PAID.points} />
        </label>
        <p className="flex between soft size-14.5 width-380">
          <span>0</span>
          <span>{number(MEMBER.points)}</span>
        </p>
      </div>
      <label className="block">
        {t("oder als Zahl", "or as a number")}
        <Typing text={number(PAID.points)} />
      </label>
      <p className="soft wide size-14.5">
        {t(
          "6.200 Punkte verfallen am 31. Dezember 2027; sie werden zuerst eingelöst.",
          "6,200 points lapse on 31 December 2027; they are used first.",
        )}{" "}
        {t("23.350 Punkte behalten Sie.", "You keep 23,350 points.")}
      </p>
    </section>
  );
}

function Ways() {
  const { t, money } = useLanguage();
  return (
    <div>
      <h1 className="semibold snug above-18">{t("Womit möchten Sie zahlen?", "How would you like to pay?")}</h1>
      <Points />
      <section className="grid baseline one-auto line-top-1-rule gap-4-24 padding-21-0-23">
        <h2>{t(...WORDS.voucher)}</h2>
        <p className="sum">{money(PAID.voucher)}</p>
        <label className="row gap-9">
          <input className="accent-green width-19 height-19" type="checkbox" defaultChecked />{" "}
          {t(...WORDS.nameOfVoucher)}
        </label>
        <p className="in-brass">{t("vorgemerkt bis 14:32 Uhr", "on hold until 14:32")}</p>
      </section>
      <section className="grid baseline one-auto line-top-1-rule line-bottom-1-rule gap-4-24 padding-21-0-23">
        <h2>{t("Bleibt zu zahlen", "Left to pay")}</h2>
        <p className="sum size-30">{money(PAID.card)}</p>
        <p>{t(...WORDS.cardNumber)}</p>
      </section>
    </div>
  );
}

function Trip() {
  const { t, money } = useLanguage();
  const share = (amount: number) => ({ flexGrow: amount });
  return (
    <aside className="trip grid clip corner-4 border-1-rule rows-auto-auto-auto-auto-auto-1fr-auto padding-bottom-18">
      <Coast />
      <h2 className="size-20 below-12">{t(...WORDS.trip)}</h2>
      <p>
        {t(...WORDS.house)}
        <br />
        {t("Sa., 8. bis Sa., 15. Mai 2027", "Sat 8 to Sat 15 May 2027")}
      </p>
      <dl className="grid below-12 one-auto gap-3-12">
        <dt className="size-15">{t("Flug Köln/Bonn – Faro, 2 Personen", "Flight Leeds – Faro, 2 people")}</dt>
        <dd className="right">{money(TRIP.flight)}</dd>
        <dt className="size-15">{t("Zimmer mit Meerblick, 7 Nächte", "Room with a sea view, 7 nights")}</dt>
        <dd className="right">{money(TRIP.house)}</dd>
        <dt className="semibold size-17 before--12 line-top-1-rule padding-top-4">
          {t("Reisepreis", "Price of the trip")}
        </dt>
        <dd className="right semibold size-17 line-top-1-rule padding-top-4">{money(TRIP.total)}</dd>
      </dl>
      <div className="flex gap-2 height-9 above-10 below-10">
        <i className="on-brass" style={share(PAID.pointsInMoney)} />
        <i className="on-#3f7f8c" style={share(PAID.voucher)} />
        <i className="on-green" style={share(PAID.card)} />
      </div>
      <p className="soft size-14.5">
        {t(
          "Fest wird alles gemeinsam, sobald die Reise bestätigt ist. Bis dahin behalten Sie Punkte, Gutschein und Geld.",
          "Everything becomes final together, once the trip is confirmed. Until then you keep points, voucher and money.",
        )}
      </p>
      <button type="submit">{t("Zahlungspflichtig buchen", "Book and pay")}</button>
    </aside>
  );
}

/** The checkout: three currencies at once, the points by a slider or as a number. */
export const screen: Screen = {
  device: "browser",
  title: { de: "Kasse", en: "Checkout" },
  typeface: "@fontsource-variable/source-serif-4",
  body: ({ day }) => (
    <div className="grid auto-one tall">
      <Head points={MEMBER.points} />
      <main className="grid gap-36 columns-1fr-336 padding-22-28" aria-label={day(TRIP.from, { dateStyle: "long" })}>
        <Ways />
        <Trip />
      </main>
    </div>
  ),
};
