const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** By way of the row as a whole, so that a database is backed up before the migration that brings the column, too. */
const inColumn = (table: string, column: string) => `
  select substring(to_jsonb(record) ->> '${column}' from '^/fotos/(${uuid})-')::uuid
  from public.${table} as record where to_jsonb(record) ->> '${column}' ~ '^/fotos/${uuid}-'`

/** SQL for the id of every file that a row knows: medical records and portraits, photographs of pages, pictures of what the shop sells and of rooms. */
export const keptFileIds = `
  select id from public.files
  union select id from public.photos
  union ${inColumn('products', 'image_url')}
  union ${inColumn('resources', 'photo')}`
