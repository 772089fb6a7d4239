import * as z from 'zod/mini';

/** An id that the client gives to what it makes, so that a repeated call makes and charges nothing twice (DESIGN section 4). */
export const clientIdInput = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - or _'));
