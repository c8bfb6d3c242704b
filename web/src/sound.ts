/**
 * Three sounds, made when they are needed: a page, a die, and a bell for one's turn. Silent unless somebody wants them.
 */
import { likes } from './likes.svelte'

export type Sound = 'page' | 'die' | 'bell'

let audio: AudioContext | null = null

export function play(sound: Sound): void {
  if (!likes.sound) return
  try {
    audio ??= new AudioContext()
    // A browser lets nothing sound before somebody has touched the page.
    if (audio.state === 'suspended') void audio.resume()
    SOUNDS[sound](audio, audio.currentTime)
  } catch {
    // A device without sound still plays.
  }
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  page: (audio, at) => rustle(audio, at, 0.16, 2600, 0.05),
  // A die knocks on the table three times, ever faster and softer.
  die: (audio, at) => [0, 0.09, 0.15].forEach((later, knock) => rustle(audio, at + later, 0.045, 900 + 250 * knock, 0.3 / (1 + knock))),
  // A small bell: its tone and three overtones that fade one after another.
  bell: (audio, at) => [1, 2.01, 2.76, 5.4].forEach((ratio, index) => ring(audio, at, 660 * ratio, 0.14 / (1 + index), 1.6 / (1 + index))),
}

/** Noise around a pitch that dies away. */
function rustle(audio: AudioContext, at: number, seconds: number, pitch: number, volume: number): void {
  const length = Math.ceil(audio.sampleRate * seconds)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index += 1) samples[index] = (2 * Math.random() - 1) * (1 - index / length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.9 })
  source.connect(filter).connect(new GainNode(audio, { gain: volume })).connect(audio.destination)
  source.start(at)
}

function ring(audio: AudioContext, at: number, pitch: number, volume: number, seconds: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
