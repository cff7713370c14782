package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.FRM_40;
import static io.stardeck.b5.internal.value.RuleIds.GEN_05;
import static io.stardeck.b5.internal.value.RuleIds.GEN_06;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.word.Effect;
import io.stardeck.b5.event.CardEvent.AftermathRevealed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Effects;
import io.stardeck.b5.internal.step.InPlay;
import io.stardeck.b5.internal.step.SetAftermaths;
import io.stardeck.b5.internal.step.Ways;
import io.stardeck.b5.internal.value.Conditions;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Faction.Under;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Revealing an own set aftermath ({@code B5-FRM-40}). */
final class RevealAftermathRule implements ActionRule<B5State, B5View, RevealAftermath> {
  @Override
  public void candidates(B5View view, Consumer<? super RevealAftermath> offer) {
    for (CardId card : view.setAftermaths()) {
      for (int i = 0; i < view.board().results().size(); i++) {
        int result = i;
        Scope scope = scope(view, card, i);
        if (Conditions.hold(scope, view.board().def(card).condition().orElseThrow())) {
          Ways.each(
              view.board().def(card).played(),
              scope,
              (chosen, number) ->
                  offer.accept(new RevealAftermath(view.seat(), card, result, chosen)));
        }
      }
    }
  }

  @Override
  public void check(B5View view, RevealAftermath action, Findings findings) {
    if (!view.setAftermaths().contains(action.card())) {
      findings.reject(notSet(view, action.card()), "you have not set %s", action.card());
      return;
    }
    CardDef def = view.board().def(action.card());
    if (action.result() < 0 || action.result() >= view.board().results().size()) {
      findings.reject(GEN_05, "there is no result %s this turn", action.result());
      return;
    }
    Scope scope = scope(view, action.card(), action.result());
    EffectUse use =
        new EffectUse(def.played(), scope.choosing(action.chosen(), 0), OptionalInt.empty());
    if (!use.isWhole(findings)) {
      return;
    }
    Naming.required(view, def, FRM_40, findings);
    if (!Conditions.hold(scope, def.condition().orElseThrow())) {
      findings.reject(FRM_40, "the condition of %s does not hold there", def.title());
    }
    Findings choices = Findings.probing();
    use.forbid(choices);
    if (!choices.clean()) {
      findings.reject(FRM_40, "that is no target of %s", def.title());
    }
  }

  /** By what is refused what is no own set aftermath: a card that is nowhere or not one's own. */
  private static RuleId notSet(B5View view, CardId card) {
    Board board = view.board();
    if (!board.config().roster().has(card)) {
      return GEN_05;
    }
    Spot spot = Spot.find(board, card);
    boolean own = view.hand().contains(card) || spot != null && spot.of(view.seat());
    return own ? FRM_40 : GEN_06;
  }

  @Override
  public void perform(Play<B5State> play, RevealAftermath action) {
    Seat seat = action.actor();
    ImmutableList<CardId> set = play.state().zones().cards(Places.set(seat));
    Scope scope = scope(Boards.of(play), seat, set, action.card(), action.result());
    SetAftermaths.take(play, seat, set.indexOf(action.card())).openly().to(Places.PLAYED);
    Optional<CardId> host = Optional.ofNullable(scope.about().under());
    play.tell(
        FRM_40, new AftermathRevealed(seat, action.card(), host, action.result(), action.chosen()));
    Effect effect = Boards.of(play).def(action.card()).played();
    Effects.carryOut(play, scope.choosing(action.chosen(), 0), effect);
    if (play.state().zones().cards(Places.PLAYED).contains(action.card())) {
      InPlay.toDiscard(play, Places.PLAYED, action.card(), FRM_40);
    }
  }

  private static Scope scope(B5View view, CardId card, int result) {
    return scope(view.board(), view.seat(), view.setAftermaths(), card, result);
  }

  /** What its words speak of, while it lies among those that are set. */
  private static Scope scope(
      Board board, Seat seat, ImmutableList<CardId> set, CardId card, int result) {
    Under under = board.faction(seat).setUnder().get(set.indexOf(card));
    return Scope.of(board, seat, card)
        .after(board.results().get(result))
        .under(under.host().orElse(null));
  }
}
