import type { ReactNode } from "react";
import { ButtonLink } from "../button-link/button-link";
import * as css from "./price-tag.module.css";

interface PriceTagProps {
  price: string;
  /** The terms of the price and its scope, in two short lines. */
  terms: readonly [string, string];
  action?: { path: string; label: string } | undefined;
  /** Text beside the button. */
  children?: ReactNode;
}

/** Renders a price in the head of a page, and the button that follows from it. */
export function PriceTag({ price, terms, action, children }: PriceTagProps) {
  return (
    <>
      <p className={css["tag"]}>
        <b>{price}</b>{" "}
        <span>
          {terms[0]}
          <br />
          {terms[1]}
        </span>
      </p>
      <div className={`cluster ${css["action"]}`}>
        {action && <ButtonLink to={action.path}>{action.label}</ButtonLink>}
        {children}
      </div>
    </>
  );
}
