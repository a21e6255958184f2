import { navigate } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormState } from "./submit";

const READY: FormState = { stage: "ready", problems: [], reports: 0 };

interface Submission {
  state: FormState;
  /** Loads the module that checks and sends the form. */
  prepare: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Checks and sends a form. There is one submission at a time: until it has failed, another does nothing.
 * @param confirmation the path of the page that success leads to
 */
export function useSubmission(confirmation: string): Submission {
  const [state, setState] = useState(READY);
  const isBusy = useRef(false);

  // A page that comes back from the browser's memory after it was sent can be sent again.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setState(READY);
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  const submit = async (form: HTMLFormElement) => {
    if (isBusy.current) return;
    isBusy.current = true;
    isBusy.current = await import(/* webpackChunkName: "contact-form" */ "./submit").then(
      ({ attempt }) => attempt(form, setState),
      () => submitWithoutScript(form),
    );
    if (isBusy.current) await navigate(confirmation);
  };

  return {
    state,
    prepare: () => void import(/* webpackChunkName: "contact-form" */ "./submit").catch(() => undefined),
    submit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/**
 * Submits a form as the browser does without scripts, after its own validation: where this site's can't be loaded.
 * @returns false: nothing is known of the message
 */
function submitWithoutScript(form: HTMLFormElement): false {
  if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form);
  return false;
}
