/** What went wrong, as a sentence in the person's language where the hall's code is known, else in the hall's words. */
import { app, t } from '../app.svelte'
import { HallError } from '../hall/api'

export function errorText(error: unknown): string {
  if (!(error instanceof HallError)) return t('error-unexpected')
  const known = `error-${error.code}`
  return app.words.has(known) ? t(known, { message: error.message }) : error.message || t('error-internal')
}
