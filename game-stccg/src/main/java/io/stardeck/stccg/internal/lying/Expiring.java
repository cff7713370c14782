package io.stardeck.stccg.internal.lying;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import org.jspecify.annotations.Nullable;

/** A card whose countdown has ended is discarded after its last effects ({@code ST-EFF-43}). */
public final class Expiring implements StccgPhase<Phase.Expiring> {
  private static final RuleId EFF_43 = RuleId.of("ST-EFF-43");

  @Override
  public ImmutableList<StccgRule<?>> open() {
    return ImmutableList.of();
  }

  @Override
  public String prompt(StccgView view, Phase.Expiring frame) {
    return "a countdown has ended";
  }

  @Override
  public boolean proceed(Play<StccgState> play, Phase.Expiring frame) {
    play.pop();
    @Nullable Lying card = play.state().table().lying(frame.card());
    if (card != null) {
      Cures.discard(play, card, EFF_43);
    }
    return true;
  }
}
