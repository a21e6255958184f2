/** Has to come before any declaration is read: zod tries `new Function` otherwise, which the policy forbids and reports. */
import { z } from "zod";

z.config({ jitless: true });
