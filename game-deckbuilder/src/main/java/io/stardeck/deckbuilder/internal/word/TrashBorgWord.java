package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Chooser;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.Match;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.step.Trashes;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import java.util.Optional;

/** TRASH_BORG: whose cards they are chooses which (DB-BOR-46, DB-EFF-17). */
final class TrashBorgWord extends PickingWord<GameEffect.TrashBorg> {
  private static final RuleId BOR_46 = RuleId.of("DB-BOR-46");
  private static final Selector BORG =
      Selector.all(Zone.HAND).ofType(Match.of(CardType.BORG.name()));

  @Override
  public Amount counted(GameEffect.TrashBorg effect) {
    return effect.n();
  }

  @Override
  Selector sel(DeckbuilderState state, GameEffect.TrashBorg effect, Run run) {
    return BORG.in(Optional.of(effect.zone()));
  }

  @Override
  Chooser by(GameEffect.TrashBorg effect) {
    return Chooser.OWNER;
  }

  @Override
  void act(Play<DeckbuilderState> play, GameEffect.TrashBorg effect, Run run, Found found) {
    Trashes.oneOfSeveral(play, found, found.owner(), BOR_46);
  }
}
