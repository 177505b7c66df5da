declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }
  type Picture = {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    display(into: Pixels, done: (drawn: Pixels | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } }
  export default libheif
}
