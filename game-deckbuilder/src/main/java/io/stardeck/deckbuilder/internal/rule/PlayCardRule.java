package io.stardeck.deckbuilder.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.When;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.step.Cards;
import io.stardeck.deckbuilder.internal.step.Runs;
import io.stardeck.deckbuilder.internal.step.Triggers;
import io.stardeck.deckbuilder.internal.step.Turns;
import io.stardeck.deckbuilder.internal.step.Windows;
import io.stardeck.deckbuilder.internal.step.battle.CubeBattles;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Playing a card (DB-ACT-01 to 04). */
public final class PlayCardRule implements DeckbuilderRule<PlayCard> {
  private static final RuleId ACT_01 = RuleId.of("DB-ACT-01");
  private static final RuleId ACT_02 = RuleId.of("DB-ACT-02");
  private static final RuleId ACT_03 = RuleId.of("DB-ACT-03");
  private static final RuleId PLR_01 = RuleId.of("DB-PLR-01");
  private static final RuleId PLR_09 = RuleId.of("DB-PLR-09");
  private static final RuleId BOR_42 = RuleId.of("DB-BOR-42");
  private static final RuleId CUB_07 = RuleId.of("DB-CUB-07");

  @Override
  public void candidates(DeckbuilderView view, Consumer<? super PlayCard> offer) {
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (allowed(view, hand.get(i)) && !played(view, hand.get(i))) {
        offer.accept(new PlayCard(view.seat(), hand.get(i)));
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(DeckbuilderView view, PlayCard action, Findings findings) {
    if (!Checks.inHand(view, action.card(), PLR_01, findings)) {
      return;
    }
    CardDef card = view.table().def(action.card());
    if (card.unplayable()) {
      findings.reject("card", BOR_42, "%s cannot be played", action.card());
    }
    if (!card.bridgeable()) {
      findings.reject("card", PLR_01, "%s is no Character, Maneuver or Setup", action.card());
    }
    if (card.type() == CardType.SETUP) {
      Windows.refuseSetup(view, findings);
    }
    if (played(view, action.card())) {
      findings.reject("card", PLR_09, "%s has been played in this turn", action.card());
    }
    if (card.type() == CardType.MANEUVER) {
      @Nullable Seat other = Cubes.taken(view.table(), view.seat(), action.card());
      if (other != null) {
        findings.reject(CUB_07, "%s has played %s in this battle", other, card.name());
      }
    }
  }

  @Override
  public void perform(Play<DeckbuilderState> play, PlayCard action) {
    Turns.act(play, action.actor());
    CardDef card = play.state().table().def(action.card());
    RuleId rule =
        switch (card.type()) {
          case CHARACTER -> ACT_01;
          case MANEUVER -> ACT_02;
          default -> ACT_03;
        };
    CubeBattles.played(play, action.actor(), action.card());
    Cards.play(play, action.actor(), action.card(), rule);
    Runs.start(play, action.actor(), action.card(), card.onPlay());
    Triggers.fire(play, When.PLAYED, action.actor(), Optional.of(action.card()));
  }

  /** Whether the rules let cards like {@code card}, which is in the hand, be played now. */
  private static boolean allowed(DeckbuilderView view, CardId card) {
    CardDef def = view.table().def(card);
    return def.bridgeable()
        && !def.unplayable()
        && (def.type() != CardType.SETUP || Windows.forSetup(view))
        && (def.type() != CardType.MANEUVER
            || Cubes.taken(view.table(), view.seat(), card) == null);
  }

  /** Whether anybody has played it: it may have come from another player since (DB-PLR-11). */
  private static boolean played(DeckbuilderView view, CardId card) {
    ImmutableList<Area> areas = view.table().areas();
    for (int i = 0; i < areas.size(); i++) {
      if (areas.get(i).tally().played().contains(card)) {
        return true;
      }
    }
    return false;
  }
}
