import { navigate } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type * as reportModule from "./report";
import type { FormState } from "./submit";

const READY: FormState = { stage: "ready", problems: [], reportCount: 0 };

/** Validates and sends a form, one submission at a time. @param confirmation the path of the page after a success */
export function useSubmission(confirmation: string) {
  const [state, setState] = useState(READY);
  const [report, setReport] = useState<typeof reportModule>();
  const isLocked = useRef(false);

  // A page from the back/forward cache can send the form again.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLocked.current = false;
      setState(READY);
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  const submit = async (form: HTMLFormElement) => {
    if (isLocked.current) return;
    isLocked.current = true;
    const isReceived = await import(/* webpackChunkName: "contact-form" */ "./submit").then(
      async ({ submitForm }) => {
        // The same chunk has both.
        setReport(await import(/* webpackChunkName: "contact-form" */ "./report"));
        return submitForm(form, setState);
      },
      () => submitWithoutScript(form),
    );
    isLocked.current = isReceived;
    if (!isReceived) return;
    // Back leads to an empty form.
    form.reset();
    await navigate(confirmation);
  };

  return {
    state,
    /** The components of reports, once a visitor has sent the form. */
    report,
    /** Loads the chunk that validates and sends the form, and reports problems. */
    prepare: () => void import(/* webpackChunkName: "contact-form" */ "./submit").catch(() => undefined),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** Submits a form with the browser's own validation. It returns false, because the result is unknown. */
function submitWithoutScript(form: HTMLFormElement): false {
  if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form);
  return false;
}
