/** Being told of one's turn on this device, by the browser's own push service. */
import type { Pushing } from '../generated/hall'
import { api } from '../hall/api'
import { likes } from '../likes.svelte'
import { worker } from './worker'

/** Why this browser cannot be told anything, if it cannot: the page came without TLS, or the browser has no push. */
export function hindrance(): '' | 'insecure' | 'unable' {
  if (!window.isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? '' : 'unable'
}

/** Ask the browser for push, and tell the hall; null where the person or the browser says no. */
export async function startPush(key: string): Promise<Pushing | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const there = await worker()
  const subscription = await there?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {}
  return api.addPush({ endpoint, key: keys.p256dh ?? '', auth: keys.auth ?? '', lang: likes.lang })
}

/** Whether this browser is told something already; by whom, only the hall knows. */
export async function isTold(): Promise<boolean> {
  if (hindrance()) return false
  const there = await worker()
  return !!(await there?.pushManager.getSubscription())
}

/** Be told no more, on any device: the hall forgets them all, and this browser its subscription. */
export async function stopPush(): Promise<Pushing> {
  const there = hindrance() ? null : await worker()
  await (await there?.pushManager.getSubscription())?.unsubscribe()
  return api.endPush()
}
