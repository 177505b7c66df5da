import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateChip, type StateTone } from './state-chip.tsx'

test('a done state has a tick and a neutral one a dot: neither is a warning', () => {
  const drawn = (tone: StateTone) => renderToStaticMarkup(<StateChip tone={tone}>Así está</StateChip>)
  expect(drawn('over')).toMatch(/lucide-check /)
  expect(drawn('neutral')).toMatch(/lucide-circle-dot /)
})
