import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateChip, type StateTone } from './state-chip.tsx'

test('what is over bears a tick and what is merely so a dot: neither warns of anything', () => {
  const drawn = (tone: StateTone) => renderToStaticMarkup(<StateChip tone={tone}>Así está</StateChip>)
  expect(drawn('over')).toMatch(/lucide-check /)
  expect(drawn('neutral')).toMatch(/lucide-circle-dot /)
})
