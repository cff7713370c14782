package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.GainArtifacts;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.internal.missions.Artifacts;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/** {@code GAIN_ARTIFACTS}: the player earns the artifacts at a location ({@code ST-EFF-27}). */
final class GainArtifactsWord implements StccgWord<GainArtifacts> {
  @Override
  public void perform(Play<StccgState> play, GainArtifacts effect, Effects run) {
    int there = Who.location(play.state(), run);
    if (play.state().table().location(there) != null) {
      // Those that are equipment join cards of the player who earns them.
      Host host =
          run.on()
              .host()
              .filter(each -> run.seat().equals(Manned.seat(play.state().table(), each)))
              .orElse(Host.team(there, run.seat()));
      boolean group = play.state().size(host, Role.GROUP) > 0;
      Artifacts.earn(play, run.seat(), there, host, group ? Role.GEAR_GROUP : Role.GEAR);
    }
  }
}
