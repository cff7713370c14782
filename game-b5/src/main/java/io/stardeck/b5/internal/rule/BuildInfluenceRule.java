package io.stardeck.b5.internal.rule;

import static io.stardeck.b5.internal.value.RuleIds.INF_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.card.fact.ActionKind;
import io.stardeck.b5.internal.step.EffectUse;
import io.stardeck.b5.internal.step.Influence;
import io.stardeck.b5.internal.value.Costs.Accompaniment;
import io.stardeck.b5.internal.value.Standing;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Board;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Spot;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Building influence ({@code B5-INF}). */
final class BuildInfluenceRule extends DeedRule<BuildInfluence> {
  private static final RuleId INF_04 = RuleId.of("B5-INF-04");

  BuildInfluenceRule() {
    super(ActionKind.BUILD_INFLUENCE, INF_02, BuildInfluence::member);
  }

  @Override
  void propose(B5View view, int purse, Consumer<? super BuildInfluence> offer) {
    Board board = view.board();
    if (purse < board.config().buildCost()
        || Standing.rating(board, view.seat()) > board.config().buildMaxRating()) {
      return;
    }
    ImmutableList<Card> circle = Members.able(view);
    for (int i = 0; i < circle.size(); i++) {
      offer.accept(new BuildInfluence(view.seat(), circle.get(i).id()));
    }
  }

  @Override
  void forbid(B5View view, BuildInfluence deed, Findings findings) {
    Spot member = Naming.acting(view, deed.member(), findings);
    if (member == null) {
      return;
    }
    if (!Members.isMember(member)) {
      findings.reject(INF_02, "%s is not in your Inner Circle", deed.member());
    }
    EffectUse.acts(member, findings);
    int rating = Standing.rating(view.board(), view.seat());
    if (rating > view.board().config().buildMaxRating()) {
      findings.reject(INF_04, "a rating of %s cannot be built on", rating);
    }
  }

  @Override
  int influence(Board board, BuildInfluence deed, @Nullable Accompaniment with) {
    return board.config().buildCost();
  }

  @Override
  void carryOut(Play<B5State> play, BuildInfluence deed, @Nullable Accompaniment with) {
    Influence.build(play, deed.actor());
  }
}
