const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const inColumn = (table: string, column: string) => `
  select substring(${column} from '^/fotos/(${uuid})-')::uuid
  from public.${table} where ${column} ~ '^/fotos/${uuid}-'`

/** SQL for the id of every file that a row knows: papers and portraits, photographs of pages, pictures of what the shop sells and of rooms. */
export const keptFileIds = `
  select id from public.files
  union select id from public.photos
  union ${inColumn('products', 'image_url')}
  union ${inColumn('resources', 'photo')}`
