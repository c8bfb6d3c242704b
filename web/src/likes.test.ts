import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Keys from './ui/Keys.svelte'
import Settings from './ui/Settings.svelte'
import { answering, arrive, table } from './ui/testing'
import { quiet, turn } from './notice'
import { like, pace, likes, shownTheme } from './likes.svelte'
import { play } from './sound/sound'

function device(matching: string): void {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ matches: query.includes(matching) }) as MediaQueryList)
}

beforeEach(async () => {
  await arrive('ana')
  answering(table())
  like({ lang: 'en', theme: 'auto', speed: 'normal', sound: false, notify: false, name: '' })
})

describe('what a person likes', () => {
  it('is remembered by the browser', () => {
    like({ theme: 'light', name: 'Ana' })
    expect(JSON.parse(localStorage.getItem('duskhall')!)).toMatchObject({ theme: 'light', name: 'Ana', speed: 'normal' })
  })

  it('holds also where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    like({ speed: 'fast' })
    expect(likes.speed).toBe('fast')
  })

  it('is the device’s light until it is chosen', () => {
    device('prefers-color-scheme: light')
    expect(shownTheme()).toBe('light')
    like({ theme: 'dark' })
    expect(shownTheme()).toBe('dark')
  })

  it('sets the pace, and nothing moves where nothing should', () => {
    expect([pace(100), (like({ speed: 'slow' }), pace(100)), (like({ speed: 'instant' }), pace(100))]).toEqual([100, 180, 0])
    like({ speed: 'normal' })
    device('prefers-reduced-motion')
    expect(pace(100)).toBe(0)
  })
})

describe('what a person likes', () => {
  it('set what they say', async () => {
    render(Settings, { open: true })
    for (const name of ['Day', 'Fast', 'Español']) await fireEvent.click(screen.getByRole('radio', { name }))
    await fireEvent.click(screen.getByRole('switch', { name: 'Sounds' }))
    expect(likes).toMatchObject({ theme: 'light', speed: 'fast', lang: 'es', sound: true })
  })

  it('turn notifications on only where the browser allows them', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' })
    render(Settings, { open: true })
    const wish = screen.getByRole<HTMLInputElement>('switch', { name: 'Notification' })
    await fireEvent.click(wish)
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not allow/)
    expect([likes.notify, wish.checked]).toEqual([false, false])
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve('granted') })
    await fireEvent.click(wish)
    await waitFor(() => expect([likes.notify, wish.checked]).toEqual([true, true]))
    vi.unstubAllGlobals()
  })

  it('are closed by their button', async () => {
    render(Settings, { open: true })
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.querySelector('dialog')!.open).toBe(false)
  })
})

it('lists the keys', () => {
  render(Keys, { open: true, list: [['u', 'Take back'], ['?', 'Keys']] })
  expect(screen.getByText('u').tagName).toBe('KBD')
  expect(screen.getByText('Take back')).toBeTruthy()
})

describe('whose turn it is', () => {
  const shown = vi.fn()
  beforeEach(() => {
    quiet()
    shown.mockClear()
    class Notice {
      static permission = 'granted'
      close = vi.fn()
      constructor(title: string) {
        shown(title)
      }
    }
    vi.stubGlobal('Notification', Notice)
  })

  it('stands in the title until it is somebody else’s', () => {
    turn(true, 'Dungeon Cards')
    expect(document.title).toBe('● Your turn · Dungeon Cards')
    turn(false, 'Dungeon Cards')
    expect(document.title).toBe('Dungeon Cards')
    quiet()
    expect(document.title).toBe('Duskhall')
  })

  it('is notified once, to whoever wants it and looks elsewhere', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    turn(true, 'Dungeon Cards')
    expect(shown).not.toHaveBeenCalled()
    like({ notify: true })
    turn(false, 'Dungeon Cards')
    turn(true, 'Dungeon Cards')
    turn(true, 'Dungeon Cards')
    expect(shown).toHaveBeenCalledTimes(1)
    hidden.mockReturnValue(false)
    turn(false, 'Dungeon Cards')
    turn(true, 'Dungeon Cards')
    expect(shown).toHaveBeenCalledTimes(1)
  })
})

it('makes no sound unless somebody wants it, and does not fail where there is none', async () => {
  const opened = vi.fn(function () {
    throw new Error('no sound here')
  })
  vi.stubGlobal('AudioContext', opened)
  play('bell')
  expect(opened).not.toHaveBeenCalled()
  like({ sound: true })
  play('bell')
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  vi.unstubAllGlobals()
})
