package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.text.Texts;
import java.util.Optional;

/** Questions and their answers. */
public final class ChoiceText {
  static final Texts<Voice, Question> QUESTIONS =
      Texts.<Voice, Question>builder()
          .put(
              Question.PickCard.class,
              (voice, q) ->
                  "pick " + SelectorText.some(voice, Amount.of(1), q.sel()) + orNone(q.mayStop()))
          .put(
              Question.PickUpgrade.class,
              (voice, q) ->
                  "upgrade "
                      + SelectorText.some(voice, Amount.of(1), q.from())
                      + (q.bound() == Bound.MAX_COST ? " to cost " : " by ")
                      + q.plus()
                      + (q.bound() == Bound.EXACT ? "" : " or less")
                      + orNone(q.mayStop()))
          .put(
              Question.PickSeen.class,
              (voice, q) ->
                  "pick which of the cards that you see goes "
                      + (q.mayStop() ? "to the bottom, or none" : "deepest"))
          .put(Question.PickPlayer.class, (voice, q) -> "pick a player")
          .put(
              Question.PickNumber.class,
              (voice, q) -> "pick a number from " + q.min() + " to " + q.max())
          .put(Question.PickBranch.class, (voice, q) -> "pick what is done")
          .put(Question.PickName.class, (voice, q) -> "name a card")
          .put(Question.YesNo.class, (voice, q) -> "yes or no")
          .build();

  static final Texts<DeckbuilderView, Answer> OPTIONS =
      Texts.<DeckbuilderView, Answer>builder()
          .put(Answer.None.class, (view, o) -> none(view))
          .put(Answer.Yes.class, (view, o) -> "yes")
          .put(Answer.Card.class, ChoiceText::card)
          .put(Answer.Upgrade.class, ChoiceText::upgrade)
          .put(Answer.Player.class, (view, o) -> o.seat().toString())
          .put(Answer.Number.class, (view, o) -> Integer.toString(o.value()))
          .put(
              Answer.Branch.class,
              (view, o) -> branch(view, o.index()).orElse("choice " + (o.index() + 1)))
          .put(Answer.Name.class, (view, o) -> o.name())
          .build();

  private ChoiceText() {}

  /**
   * What has to be chosen, and what for: "Duras (trash 1 card of your Hand): pick 1 card of it".
   */
  public static String question(Sight sight, Choice choice) {
    String card = sight.table().def(choice.card()).name();
    String question =
        ReasonText.influence(sight.table(), choice)
            ? "pick the Influence card that you keep"
            : QUESTIONS.of(Voice.of(card, whose(choice)), choice.question());
    String reason = ReasonText.of(sight.table(), choice);
    if (reason.isEmpty()) {
      return card + ": " + question;
    }
    return choice.question() instanceof Question.YesNo
        ? card + ": " + reason + "?"
        : card + " (" + reason + "): " + question;
  }

  private static String whose(Choice choice) {
    Seat whose = choice.seat();
    if (choice.question() instanceof Question.PickCard pick) {
      whose = pick.whose();
    } else if (choice.question() instanceof Question.PickUpgrade pick) {
      whose = pick.whose();
    }
    return whose.equals(choice.seat()) ? "your" : whose + "'s";
  }

  static String option(DeckbuilderView view, Answer option) {
    return OPTIONS.of(view, option);
  }

  private static String card(DeckbuilderView view, Answer.Card option) {
    return new Names(view.table()).card(option.card()) + where(view, option.card());
  }

  private static String none(DeckbuilderView view) {
    return view.table().phases().top() instanceof Choice choice
            && choice.question() instanceof Question.YesNo
        ? "no"
        : "none";
  }

  /** Where the card lies, if it may be picked from several zones. */
  private static String where(DeckbuilderView view, CardId card) {
    if (!(view.table().phases().top() instanceof Choice choice)
        || !(choice.question() instanceof Question.PickCard pick)
        || pick.sel().zone().isEmpty()
        || pick.sel().zone().get().any().size() < 2) {
      return "";
    }
    if (view.hand().contains(card)) {
      return " (Hand)";
    }
    for (Area area : view.table().areas()) {
      if (area.discard().contains(card)) {
        return " (Discard)";
      }
      if (area.bridge().contains(card)) {
        return " (Bridge)";
      }
    }
    return "";
  }

  private static String upgrade(DeckbuilderView view, Answer.Upgrade option) {
    Names names = new Names(view.table());
    return "trash " + names.card(option.trashed()) + " and gain " + names.card(option.gained());
  }

  /** The list of effects of that position, of the effect that asks. */
  private static Optional<String> branch(DeckbuilderView view, int index) {
    Pile<Phase> phases = view.table().phases();
    if (phases.size() < 2
        || !(phases.top() instanceof Choice)
        || !(phases.pop().top() instanceof Run run)) {
      return Optional.empty();
    }
    return ReasonText.asking(view.table(), run)
        .filter(asking -> index >= 0 && index < asking.lists().size())
        .map(
            asking ->
                EffectText.all(
                    Voice.of(view.table().def(run.card()).name()), asking.lists().get(index)));
  }

  private static String orNone(boolean mayStop) {
    return mayStop ? ", or none" : "";
  }
}
