// @generated from designs/galeria/pages/video.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Video } from "trama/runtime/elements/video";

export default function VideoPage() {
  const page = usePage();
  return (
    <Page
      id="video"
      page={page}
      title="Video"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text video-tipo">
          Video
        </h1>
        <Video
          id="normal"
          previewImage={"data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><rect width='160' height='90' fill='teal'/></svg>"}
          controls
          preload={false}
          ariaLabel="Como começar"
        />
      </Section>
    </Page>
  );
}
