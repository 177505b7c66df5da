export default function SistemaPage() {
  return <main>sistema</main>
}
