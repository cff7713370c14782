package io.stardeck.stccg.internal.lying;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/**
 * A card whose countdown or course has ended is discarded after its last effects ({@code
 * ST-EFF-43}, {@code ST-EFF-32}).
 */
public final class Expiring extends StccgPhase<Phase.Expiring> {
  private static final RuleId EFF_43 = RuleId.of("ST-EFF-43");
  private static final RuleId EFF_32 = RuleId.of("ST-EFF-32");

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Expiring frame) {
    play.pop();
    @Nullable Lying card = play.state().table().lying(frame.card());
    if (card != null) {
      Cures.discard(play, card, frame.arrived() ? EFF_32 : EFF_43);
    }
    return true;
  }
}
