package io.stardeck.stccg.internal.effects.game;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.GameEffect.RestoreMission;
import io.stardeck.stccg.event.MissionEvent;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.effects.word.Who;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * {@code RESTORE_MISSION}: a destroyed, unsolved mission may be attempted again ({@code
 * ST-EFF-28}).
 */
final class RestoreMissionWord implements StccgWord<RestoreMission> {
  private static final RuleId EFF_28 = RuleId.of("ST-EFF-28");

  @Override
  public void perform(Play<StccgState> play, RestoreMission effect, Effects run) {
    @Nullable Location there = play.state().table().location(Who.location(play.state(), run));
    if (there != null && there.destroyed() && there.solvedBy().isEmpty()) {
      Tables.table(play, table -> table.with(there.destroyed(false)));
      play.tell(EFF_28, new MissionEvent.MissionRestored(there.number()));
    }
  }
}
