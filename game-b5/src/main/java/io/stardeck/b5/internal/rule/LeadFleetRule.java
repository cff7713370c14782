package io.stardeck.b5.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.event.CardEvent.FleetLed;
import io.stardeck.b5.internal.step.Boards;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Ratings;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Leading a fleet ({@code B5-LED}). */
final class LeadFleetRule extends DeedRule<LeadFleet> {
  private static final RuleId LED_01 = RuleId.of("B5-LED-01");
  private static final RuleId LED_03 = RuleId.of("B5-LED-03");

  LeadFleetRule() {
    super(ActionKind.LEAD_FLEET, FREE, LeadFleet::character, LeadFleet::fleet);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super LeadFleet> offer) {
    Board board = view.board();
    ImmutableList<Spot> fleets =
        Lists.filter(
            board.spots(view.seat()),
            spot -> isLeadable(board, spot.card()) && Ratings.leader(board, spot.card()) == null);
    ImmutableList<Spot> actors = fleets.isEmpty() ? ImmutableList.of() : Naming.actors(view);
    for (int i = 0; i < actors.size(); i++) {
      Card leader = actors.get(i).card();
      if (Naming.mayAct(leader)
          && board.def(leader).kind().isCharacter()
          && Ratings.current(board, actors.get(i), Ability.LEADERSHIP) > 0) {
        for (int k = 0; k < fleets.size(); k++) {
          offer.accept(new LeadFleet(view.seat(), leader.id(), fleets.get(k).id()));
        }
      }
    }
  }

  private static boolean isLeadable(Board board, Card card) {
    return board.def(card).kind() == Kind.FLEET && !card.neutralised();
  }

  @Override
  void forbid(B5View view, LeadFleet deed, Findings findings) {
    Spot leader = Naming.acting(view, deed.character(), findings);
    Spot fleet = Naming.inPlay(view, deed.fleet(), findings);
    if (leader == null || fleet == null) {
      return;
    }
    Board board = view.board();
    if (!board.def(leader).kind().isCharacter()) {
      findings.reject(LED_01, "%s is no character", deed.character());
    }
    EffectUse.acts(leader, findings);
    if (Ratings.current(board, leader, Ability.LEADERSHIP) < 1) {
      findings.reject(LED_01, "%s has no Leadership", deed.character());
    }
    if (!isLeadable(board, fleet.card()) || !fleet.of(view.seat())) {
      findings.reject(LED_01, "%s is no fleet that can be led", deed.fleet());
    }
    if (Ratings.leader(board, fleet.card()) != null) {
      findings.reject(LED_03, "%s has a leader", deed.fleet());
    }
  }

  @Override
  void carryOut(Play<B5State> play, LeadFleet deed, @Nullable Accompaniment with) {
    if (Boards.find(play, deed.fleet()) != null && Boards.find(play, deed.character()) != null) {
      Boards.change(play, deed.character(), card -> card.withLeading(deed.fleet()));
      play.tell(LED_01, new FleetLed(deed.character(), deed.fleet()));
    }
  }
}
