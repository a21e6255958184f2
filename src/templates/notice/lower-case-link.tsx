import { useLocation } from "@gatsbyjs/reach-router";
import { useEffect, useState } from "react";
import { guarded } from "../../browser/guard";
import { useText } from "../../i18n/language-provider";
import * as css from "./notice.module.css";

/** A path with capitals and without characters that hosts escape. */
const WITH_CAPITALS = /^[\w/-]*[A-Z][\w/-]*$/u;

/** Offers the page whose path is that of the missing one in lower case, where the host has that page (quality R14). */
export function LowerCaseLink() {
  const { pathname } = useLocation();
  const text = useText();
  const [path, setPath] = useState("");
  useEffect(() => {
    const find = guarded("lower-case-link", async () => {
      // The origin is necessary: a path that begins with two slashes would name a host.
      const { ok, url } = await fetch(window.location.origin + pathname.toLowerCase(), { method: "HEAD" });
      if (ok) setPath(new URL(url).pathname);
    });
    if (WITH_CAPITALS.test(pathname)) void find();
  }, [pathname]);
  return (
    <p className={css["meant"]} role="status">
      {path && <a href={path}>{text("notice.lowerCase", { path })}</a>}
    </p>
  );
}
