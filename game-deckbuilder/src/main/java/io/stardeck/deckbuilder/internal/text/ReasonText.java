package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Place;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Encounter;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.state.phase.TakingInfluence;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import java.util.Optional;

/** What a choice is for. */
final class ReasonText {
  /** Longer texts are left out: the card is on the table to be read. */
  private static final int LONGEST = 140;

  private ReasonText() {}

  /** What the effect does, the price is or the rule wants; empty if the question says it all. */
  static String of(Table table, Choice choice) {
    Pile<Phase> phases = table.phases();
    if (phases.size() < 2 || !phases.top().equals(choice)) {
      return "";
    }
    Phase asker = phases.pop().top();
    String reason = "";
    if (asker instanceof Run run) {
      reason = effect(table, run, choice);
    } else if (asker instanceof Paying paying && !paying.prices().isEmpty()) {
      reason = PriceText.of(voice(table, choice, paying.seat()), paying.prices().get(0));
    } else if (asker instanceof TakingInfluence) {
      reason = "a player holds one, the other goes under the space deck";
    } else if (asker instanceof Encounter) {
      reason = encounter(table.def(choice.card()), choice.question());
    }
    return reason.length() > LONGEST ? "" : reason;
  }

  /** Whether it is asked which Influence card a player keeps (DB-KCW-21). */
  static boolean influence(Table table, Choice choice) {
    Pile<Phase> phases = table.phases();
    return phases.size() > 1
        && phases.top().equals(choice)
        && phases.pop().top() instanceof TakingInfluence;
  }

  /** The effect that asks, if {@code run} stands at one. */
  static Optional<Effect> asking(Table table, Run run) {
    CardDef def = table.def(run.card());
    return run.next() < def.scripts().get(run.script()).size()
        ? Optional.of(def.scripts().get(run.script()).get(run.next()))
        : Optional.empty();
  }

  private static String effect(Table table, Run run, Choice choice) {
    Optional<Effect> asking = asking(table, run);
    Question question = choice.question();
    if (asking.isEmpty()
        || question instanceof Question.PickBranch
        || question instanceof Question.PickSeen
        || question instanceof Question.PickUpgrade) {
      return "";
    }
    Effect effect = asking.get();
    if (effect instanceof Control.NameCard && question instanceof Question.YesNo) {
      return "does the Hand of " + run.seat() + " hold " + run.bindings().named().orElse("it");
    }
    Voice voice = voice(table, choice, run.seat());
    return effect instanceof Control.Maybe maybe
        ? "you may " + EffectText.all(voice, maybe.effects())
        : EffectText.of(voice, effect);
  }

  private static String encounter(CardDef met, Question question) {
    if (question instanceof Question.YesNo) {
      boolean kept = met.disposition().won() == Place.POINTS;
      return "take it as your flagship" + (kept ? ", or else it goes to your Points Area" : "");
    }
    return question instanceof Question.PickPlayer
        ? "who gets it for its Goal"
        : "which Mission goes under the space deck";
  }

  private static Voice voice(Table table, Choice choice, Seat whose) {
    String card = table.def(choice.card()).name();
    return whose.equals(choice.seat()) ? Voice.of(card) : Voice.of(card, whose + "'s");
  }
}
