/** What is printed on a card, in words and signs of its game; `Card.svelte` draws it in three sizes. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'

/** A symbol of game-icons: `import Sword from '~icons/game-icons/broadsword'`. */
export type Symbol = Component<SVGAttributes<SVGSVGElement>>

/** The outline tells the type of a card without colour. */
export const FRAMES = ['plain', 'arch', 'shield', 'cut', 'notch', 'ogee', 'peak'] as const
export type Frame = (typeof FRAMES)[number]

/** The colour of a type; the tones are in Card.svelte's styles and in tones.css. */
export type Tone = 'stone' | 'gold' | 'blood' | 'violet' | 'moss' | 'moon' | 'teal' | 'rose' | 'indigo' | 'ember'

/** A number on a card: what it counts, as a sign and in words ("3 strikes"). */
export interface Figure {
  value: number | string
  symbol?: Symbol
  /** Said aloud and shown in the reading size, with the number: "3 strikes". */
  label: string
  /** The shape of the medallion, so that it is known without colour. */
  shape?: Shape
  tone?: Tone
}
export type Shape = 'round' | 'shield' | 'diamond' | 'drop' | 'square' | 'hexagon'

export interface Face {
  /** Seeds the engraving: the id of the card. */
  id: string
  name: string
  /** The type in words: "Monster". */
  kind: string
  symbol: Symbol
  frame: Frame
  tone: Tone
  /** The first stands at the top left, larger; the others in a row under the symbol field. */
  figures: Figure[]
  /** What it does, in our words. */
  text: string
  /** Where the card is of our design: the sentence that says so. */
  designed?: string
  /** The rules that it touches: number and what the link says. */
  rules?: { number: string; label: string }[]
}

/** What a screen reader says of a card: its name, type and numbers, and what became of it. */
export function spoken(face: Face, note = ''): string {
  return [face.name, face.kind, ...face.figures.map((each) => each.label), note].filter(Boolean).join(', ')
}

/** The outlines in a field of 100 by 140, as paths that leave room for a line of 1.5. */
export const OUTLINES: Record<Frame, string> = {
  plain: 'M8 1.5H92A6.5 6.5 0 0 1 98.5 8V132A6.5 6.5 0 0 1 92 138.5H8A6.5 6.5 0 0 1 1.5 132V8A6.5 6.5 0 0 1 8 1.5Z',
  arch: 'M1.5 24C1.5 10 22 1.5 50 1.5S98.5 10 98.5 24V132A6.5 6.5 0 0 1 92 138.5H8A6.5 6.5 0 0 1 1.5 132Z',
  shield: 'M1.5 6C20 6 34 1.5 50 1.5S80 6 98.5 6V122C98.5 131 72 133 50 138.5C28 133 1.5 131 1.5 122Z',
  cut: 'M13 1.5H87L98.5 15V125L87 138.5H13L1.5 125V15Z',
  notch: 'M12 1.5H88A10.5 10.5 0 0 0 98.5 12V128A10.5 10.5 0 0 0 88 138.5H12A10.5 10.5 0 0 0 1.5 128V12A10.5 10.5 0 0 0 12 1.5Z',
  ogee: 'M1.5 20C1.5 9 30 14 50 1.5C70 14 98.5 9 98.5 20V132A6.5 6.5 0 0 1 92 138.5H8A6.5 6.5 0 0 1 1.5 132Z',
  peak: 'M50 1.5L98.5 16V124L50 138.5L1.5 124V16Z',
}
