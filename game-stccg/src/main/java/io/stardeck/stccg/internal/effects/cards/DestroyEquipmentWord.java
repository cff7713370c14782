package io.stardeck.stccg.internal.effects.cards;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.CardEffect.DestroyEquipment;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.effects.word.StccgWord;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/**
 * {@code DESTROY_EQUIPMENT}: equipment of a ship or team is destroyed by chance ({@code
 * ST-EFF-05}).
 */
final class DestroyEquipmentWord implements StccgWord<DestroyEquipment> {
  private static final RuleId EFF_05 = RuleId.of("ST-EFF-05");

  @Override
  public void perform(Play<StccgState> play, DestroyEquipment effect, Effects run) {
    if (run.on().host().isEmpty()) {
      return;
    }
    Host host = run.on().host().get();
    for (int i = 0; i < effect.n() && play.state().gear(host) > 0; i++) {
      int drawn = play.below(play.state().gear(host));
      for (Role role : Role.EQUIPMENT) {
        int there = play.state().size(host, role);
        if (drawn >= 0 && drawn < there) {
          Card card = play.state().cards(host, role).get(drawn);
          Discards.discard(play, host.place(role), card, EFF_05);
        }
        drawn -= there;
      }
    }
  }
}
