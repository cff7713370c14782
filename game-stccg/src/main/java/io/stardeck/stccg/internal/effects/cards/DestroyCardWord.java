package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.DestroyCard;
import io.stardeck.stccg.internal.damage.Destruction;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.state.HostKind;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;
import org.jspecify.annotations.Nullable;

/** {@code DESTROY}: an outpost or a card that lies in play is destroyed ({@code ST-EFF-05}). */
final class DestroyCardWord implements StccgWord<DestroyCard> {
  private static final RuleId EFF_05 = RuleId.of("ST-EFF-05");

  @Override
  public void perform(Play<StccgState> play, DestroyCard effect, Effects run) {
    run.on()
        .host()
        .filter(host -> host.kind() == HostKind.OUTPOST)
        .ifPresent(host -> Destruction.outpost(play, host.card(), EFF_05));
    @Nullable Lying card = run.on().card().map(play.state().table()::lying).orElse(null);
    if (card != null) {
      Cures.discard(play, card, EFF_05);
    }
  }
}
