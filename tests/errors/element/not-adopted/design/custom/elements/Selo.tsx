export default function Selo() {
  return null;
}
