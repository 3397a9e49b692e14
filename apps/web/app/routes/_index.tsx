export default function Home() {
  return <h1>Crownsmith</h1>;
}
