import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { now, runOnSimulatedClock, today } from './clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'rumi-clock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a simulated clock reads its file, and days follow the time zone of the business', () => {
  const file = join(folder, 'clock')
  writeFileSync(file, '2030-03-02T04:30:00Z')
  onTestFinished(runOnSimulatedClock(file))
  expect([now(), today()]).toEqual(['2030-03-02T04:30:00.000Z', '2030-03-01'])
  writeFileSync(file, '2030-03-02T06:00:00Z\n')
  expect(today()).toBe('2030-03-02')
})

test('there is no simulated clock in production', () => {
  expect(() => readConfig({ SIMULATED_CLOCK: '/clock', NODE_ENV: 'production' })).toThrow(/^SIMULATED_CLOCK/)
  expect(readConfig({ SIMULATED_CLOCK: '/clock' }).simulatedClock).toBe('/clock')
  expect(readConfig({}).simulatedClock).toBeUndefined()
})
