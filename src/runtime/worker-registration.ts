/**
 * Takes the place of gatsby/cache-dir/register-service-worker.js, which brings hooks and messages that nobody here asks
 * for. Service workers need HTTPS or localhost: elsewhere one error is logged (specification, section 8; quality R10).
 */
import { guarded } from "../starter/guard";

guarded("worker-registration", register)();

async function register(): Promise<void> {
  const { location, navigator } = window;
  if (location.protocol !== "https:" && location.hostname !== "localhost") {
    console.error("Service workers can only be used over HTTPS, or on localhost for development");
  } else if ("serviceWorker" in navigator) {
    watch(await navigator.serviceWorker.register("/sw.js"));
  }
}

/**
 * Once a newer worker is there, Gatsby makes the next click a full load (gatsby/cache-dir/navigation.js). The first one is
 * not newer; in WebKit it may control the page before it says that it is installed.
 */
function watch(registration: ServiceWorkerRegistration): void {
  const wait = guarded("worker-registration", () => {
    const { active, installing } = registration;
    const tell = () => active && installing?.state === "installed" && Object.assign(window, { ___swUpdated: true });
    installing?.addEventListener("statechange", guarded("worker-registration", tell));
  });
  registration.addEventListener("updatefound", wait);
}
