/** The worker beside the page: registered where the browser has such, and told what to keep for when there is no hall. */
import { likes } from '../likes.svelte'

/** The registration, once the worker is there; null where it cannot be. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register()
  return registered
}

let registered: Promise<ServiceWorkerRegistration | null> | null = null

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!isSecureContext || !('serviceWorker' in navigator) || import.meta.env.DEV) return null
  try {
    await navigator.serviceWorker.register('/sw.js')
    return await navigator.serviceWorker.ready
  } catch {
    return null // a browser that keeps nothing plays all the same
  }
}

/** Have what was built and the rules kept, when nothing else is to be done; nobody's paid bytes are spent on it. */
export async function keepRules(): Promise<void> {
  const saves = 'connection' in navigator && !!navigator.connection && typeof navigator.connection === 'object' && 'saveData' in navigator.connection && navigator.connection.saveData === true
  const there = await worker()
  if (!saves) there?.active?.postMessage({ keep: likes.lang })
}
