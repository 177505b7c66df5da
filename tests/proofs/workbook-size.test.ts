import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCapacity } from '../support/bookings/fill-capacity.ts'
import { startServer, type ServerProcess } from '../support/servers/server-process.ts'
import { dropDatabase, newDatabaseUrl } from '../support/servers/new-database-url.ts'

const many = { families: 10_000, dogs: 50_000, medicalRecords: 30_000 }
const mostExtraMegabytes = 150

let server: ServerProcess
let folder: string
let databaseUrl: string | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-full-'))
  databaseUrl = await newDatabaseUrl()
  await fillCapacity({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) }, many)
  server = await startServer({ DATA_DIR: folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
}, 180_000)
afterAll(async () => {
  await server.kill('SIGKILL')
  if (databaseUrl) await dropDatabase(databaseUrl)
  await rm(folder, { recursive: true, force: true })
})

const status = (pid: number) => readFile(`/proc/${pid}/status`, 'utf8')
const megabytes = (text: string, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024

test.runIf(process.platform === 'linux')(
  `${many.dogs} dogs take less than ${mostExtraMegabytes} MB of extra memory, and a stranger's program can read them`,
  async () => {
    const pid = server.child.pid!
    // The system resets its peak here.
    await writeFile(`/proc/${pid}/clear_refs`, '5')
    const before = megabytes(await status(pid), 'VmRSS')
    const bytes = await server.download('marta', '/api/export-excel')
    const extra = megabytes(await status(pid), 'VmHWM') - before
    console.log(`RSS before ${before.toFixed(0)} MB, at its peak ${extra.toFixed(0)} MB more`)
    expect(extra).toBeLessThan(mostExtraMegabytes)

    const file = join(folder, 'RumisData.xlsx')
    await writeFile(file, bytes)
    const counted = execFileSync('python3', ['-c', countRows, file], { encoding: 'utf8' })
    const [dogs, owners, medicalRecords] = JSON.parse(counted) as number[]
    expect(dogs).toBeGreaterThan(many.dogs)
    expect(owners).toBeGreaterThan(many.families)
    expect(medicalRecords).toBeGreaterThan(many.medicalRecords)
  },
  120_000,
)

/** Another language's zip and XML readers, which know nothing of how the file was made. */
const countRows = `
import json, sys, zipfile
from xml.etree import ElementTree
file = zipfile.ZipFile(sys.argv[1])
assert file.testzip() is None
for name in file.namelist():
    if not name.startswith('xl/worksheets'):
        ElementTree.fromstring(file.read(name))
def rows(name):
    count = 0
    for _, element in ElementTree.iterparse(file.open(name)):
        if element.tag.endswith('}row'):
            count += 1
        element.clear()
    return count
print(json.dumps([rows('xl/worksheets/sheet%d.xml' % n) for n in (1, 2, 3)]))
`
