// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  keys,
} from "trama/runtime/helpers";
import {
  fadeSound,
  loadSound,
  muteSound,
  pauseSound,
  playSound,
  seekSound,
  setSoundLoop,
  setSoundRate,
  setSoundVolume,
  stopSound,
  unloadSound,
} from "trama/runtime/plugins/sound";
import {
  sounds,
} from "../runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="estado"
          text={() =>
            sounds.value.aviso?.isPlaying
              ? `${sounds.value.aviso.currentTime}`
              : sounds.value.aviso?.title
          }
        />
        <TextBlock
          id="todos"
          text={() => `${keys(sounds.value).length}`}
        />
        <Button
          id="toca"
          text="Tocar"
          onClick={async (run) => {
            await loadSound(run, {
              sound: "aviso",
              src: "assets/aviso.mp3",
              volume: 0.5,
              title: "Aviso",
            });
            await playSound(run, {
              sound: "aviso",
            });
            seekSound(run, {
              sound: "aviso",
              time: (sounds.value.aviso?.duration ?? 0) / 2,
            });
            setSoundVolume(run, {
              sound: "aviso",
              volume: 1,
            });
            fadeSound(run, {
              sound: "aviso",
              from: 1,
              to: 0,
              durationMs: 500,
            });
            muteSound(run, {
              sound: "aviso",
              muted: !sounds.value.aviso?.muted,
            });
            setSoundRate(run, {
              sound: "aviso",
              rate: 1.5,
            });
            setSoundLoop(run, {
              sound: "aviso",
            });
            pauseSound(run, {
              sound: "aviso",
            });
            stopSound(run, {
              sound: "aviso",
            });
            unloadSound(run, {
              sound: "aviso",
            });
            await playSound(run, {
              sound: "outro",
              src: "https://sons.example/outro.mp3",
            });
          }}
        />
      </Section>
    </Page>
  );
}
