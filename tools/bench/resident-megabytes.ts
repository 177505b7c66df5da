import { execFileSync } from 'node:child_process'

/** What a process keeps in memory now. */
export const residentMegabytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
