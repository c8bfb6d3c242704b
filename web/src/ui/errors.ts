/** What went wrong, as a sentence in the person's language where the hall's code is known, else in the hall's words. */
import { app, t } from '../app.svelte'
import { HallError } from '../hall/api'

export function errorText(error: unknown): string {
  return error instanceof HallError ? denialText(error) : t('error-unexpected')
}

/** What the hall does not do, by its code. */
export function denialText({ code, message }: { code: string; message: string }): string {
  const known = `error-${code}`
  return app.words.has(known) ? t(known, { message }) : message || t('error-internal')
}
