/** What went wrong, as a sentence in the person's language where the hall's code is known, else in the hall's words. */
import { app, t } from '../app.svelte'
import { HallError } from '../hall/api'

const TOO_OFTEN = 429 // of HTTP

export function errorText(error: unknown): string {
  if (!(error instanceof HallError)) return t('error-unexpected')
  // Of what was done too often the hall says more than the code does, and in the language that it was asked in.
  return error.status === TOO_OFTEN && error.message ? error.message : denialText(error)
}

/** What the hall does not do, by its code. */
export function denialText({ code, message }: { code: string; message: string }): string {
  const known = `error-${code}`
  return app.words.has(known) ? t(known, { message }) : message || t('error-internal')
}
