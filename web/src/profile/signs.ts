/** The signs and colours that stand beside a person's name, as the hall knows them. */
import type { Component } from 'svelte'
import Anchor from '~icons/game-icons/anchor'
import Candle from '~icons/game-icons/candle-flame'
import Cat from '~icons/game-icons/cat'
import Crown from '~icons/game-icons/crown'
import Feather from '~icons/game-icons/feather'
import Fox from '~icons/game-icons/fox-head'
import Hourglass from '~icons/game-icons/hourglass'
import Key from '~icons/game-icons/key'
import Lantern from '~icons/game-icons/lantern'
import Leaf from '~icons/game-icons/oak-leaf'
import Moon from '~icons/game-icons/moon'
import Owl from '~icons/game-icons/owl'
import Raven from '~icons/game-icons/raven'
import Rose from '~icons/game-icons/rose'
import Star from '~icons/game-icons/falling-star'
import Wolf from '~icons/game-icons/wolf-head'

export const SIGNS: Record<string, Component> = {
  lantern: Lantern,
  raven: Raven,
  moon: Moon,
  key: Key,
  rose: Rose,
  crown: Crown,
  wolf: Wolf,
  owl: Owl,
  candle: Candle,
  hourglass: Hourglass,
  feather: Feather,
  leaf: Leaf,
  fox: Fox,
  cat: Cat,
  anchor: Anchor,
  star: Star,
}

export const COLOURS = ['ember', 'gold', 'moss', 'teal', 'azure', 'violet', 'rose', 'bone'] as const
