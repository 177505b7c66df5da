/** `/mi-cuenta/perfil/mis-datos`. */
export const ownDataCopy = {
  title: 'Lo que guardamos de ti',
  lead: (when: string) => `Todo lo que guardamos de ti y de tus rumis, hasta el ${when}.`,
  back: 'Perfil',
  workbook: 'Descargar en Excel',
  json: 'Descargar como datos (JSON)',
  downloaded: 'Descargamos tus datos.',
  nothing: 'Nada todavía.',
  count: (rows: number) => (rows === 1 ? '1 registro' : `${rows} registros`),
  more: 'Ver más',
  record: (title: string, number: number) => `${title}, ${number}`,
  yes: 'Sí',
  no: 'No',
} as const
