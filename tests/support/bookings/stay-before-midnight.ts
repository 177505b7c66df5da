import { instantAt } from '@rumi/contract'
import { vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'

/**
 * Sets the clock of this process an hour back while the business day has less than half an hour left, for
 * tests that receive dogs now and would cross midnight.
 */
export function stayBeforeMidnight() {
  const leftMs = Date.parse(instantAt(today(), '23:59')) - Date.now()
  if (leftMs > 30 * 60_000) return
  const runningClock = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => runningClock() - 60 * 60_000)
}
