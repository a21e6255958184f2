import { navigate } from "gatsby";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type FormState, READY } from "./state";

/** What comes into play once somebody fills in the form: checking, sending, saying what is wrong. */
export type Behaviour = typeof import("./behaviour");

const loadBehaviour = (): Promise<Behaviour> => import(/* webpackChunkName: "contact-form" */ "./behaviour");

interface Submission {
  state: FormState;
  /** Undefined until somebody fills in the form. */
  behaviour: Behaviour | undefined;
  /** Gets ready, at the first touch of the form. */
  prepare: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The life of a submission. There is one at a time: until it has failed, another does nothing. Where its code can't be
 * loaded, the browser checks and sends the form as it does without JavaScript.
 * @param confirmation the page that success leads to
 */
export function useSubmission(confirmation: string): Submission {
  const [state, setState] = useState(READY);
  const [behaviour, setBehaviour] = useState<Behaviour>();
  const isBusy = useRef(false);

  const sendWith = async (module: Behaviour, form: HTMLFormElement): Promise<void> => {
    setBehaviour(module);
    isBusy.current = await module.attempt(form, setState);
    if (isBusy.current) await navigate(confirmation);
  };

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

  return {
    state,
    behaviour,
    prepare: () => void loadBehaviour().then(setBehaviour, () => undefined),
    submit: (event) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      const form = event.currentTarget;
      void loadBehaviour().then(
        (module) => sendWith(module, form),
        () => {
          isBusy.current = false;
          sendWithoutUs(form);
        },
      );
    },
  };
}

/** `submit` checks nothing and asks nobody; the browser's own check comes first. */
function sendWithoutUs(form: HTMLFormElement): void {
  if (form.reportValidity()) HTMLFormElement.prototype.submit.call(form);
}
