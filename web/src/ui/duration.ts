/** How long something lasts, in words short enough for a line: "2 days 5 h", "5 h 10 min", "12 min". */
import { t } from '../app.svelte'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE)) * MINUTE
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)]
  const rest = Math.floor((minutes % HOUR) / MINUTE)
  const parts = days ? [t('time-days', { days }), hours ? t('time-hours', { hours }) : ''] : [hours ? t('time-hours', { hours }) : '', rest ? t('time-minutes', { minutes: rest }) : '']
  return parts.filter(Boolean).join(' ')
}

/** Whether a clock is one of hours or days: from an hour on. */
export function byDay(seconds: number): boolean {
  return seconds >= HOUR
}
