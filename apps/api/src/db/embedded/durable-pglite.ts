import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

type FileStream = { nfd: number }
type Attributes = { mode?: number }
type NodeFiles = {
  stream_ops: { fsync?: (stream: FileStream) => 0 }
  node_ops: { setattr: (node: unknown, attributes: Attributes) => void }
}
type FileSystems = { filesystems: { NODEFS?: NodeFiles } }

const durably = ['fsync=on', 'wal_sync_method=fsync', 'timezone=UTC'].flatMap((setting) => ['-c', setting])
const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...durably]

const forOthers = 0o077

/**
 * Opens embedded PostgreSQL so that a commit is on disk when acknowledged. By default fsync is off and its
 * file layer has none. New files are private.
 */
export async function openDurablePglite(folder: string, syncToDisk: (fd: number) => void = fdatasyncSync) {
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist, pg_trgm }, startParams })
  const files = (pglite.Module.FS as unknown as FileSystems).filesystems.NODEFS
  if (!files) throw new Error('the embedded database does not keep its files on disk')
  files.stream_ops.fsync = (stream) => {
    syncToDisk(stream.nfd)
    return 0
  }
  const { setattr } = files.node_ops
  files.node_ops.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: mode & ~forOthers })
  return pglite
}
