package io.stardeck.b5.internal.phase;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.FactionOperation.DeckEnd;
import io.stardeck.b5.internal.rule.ActionRules;
import io.stardeck.b5.state.B5Frame.GameOver;
import io.stardeck.b5.state.B5Frame.Look;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.PhaseRule;

/** All phases of the game. */
public final class Phases {
  private Phases() {}

  /** One rule for each type of frame. */
  public static ImmutableList<PhaseRule<B5State, B5View, ?>> all() {
    return ImmutableList.of(
        new OpeningHandPhase(),
        new ReadyRoundPhase(),
        new ConflictRoundPhase(),
        new ActionRoundPhase(),
        new MercenaryStepPhase(),
        new ResolutionRoundPhase(),
        new AftermathStepPhase(),
        new EndStepPhase(),
        new DrawRoundPhase(),
        new TurnEndPhase(),
        new ReplyWindowPhase(),
        PhaseRule.asking(
            Look.class,
            (view, look) ->
                "Move one of the cards you look at %s the deck of %s, or none"
                    .formatted(
                        look.to() == DeckEnd.TOP ? "to the top of" : "under",
                        race(view, look.deck())),
            ActionRules.look()),
        PhaseRule.asking(GameOver.class, "The game is over", ImmutableList.of()));
  }

  private static String race(B5View view, Seat seat) {
    String race = view.board().faction(seat).race().name();
    return race.charAt(0) + Ascii.toLowerCase(race.substring(1));
  }
}
