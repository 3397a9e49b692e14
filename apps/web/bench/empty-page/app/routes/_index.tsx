export default function Index() {
  return <p>Empty</p>;
}
