package io.stardeck.sfbf.internal.draft;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.internal.attack.AssaultCommit;
import io.stardeck.sfbf.internal.ceasefire.StashCommit;
import io.stardeck.sfbf.internal.choice.RedrawCommit;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Committing;
import io.stardeck.sfbf.internal.setup.FleetCommit;
import io.stardeck.sfbf.internal.setup.ReserveCommit;
import io.stardeck.sfbf.internal.setup.RowsCommit;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Committing the open draft (BF-ACT-04); each kind of draft has its {@link Committing}. */
public final class CommitRule implements BattleRule<Commit> {
  private static final ImmutableList<Committing> KINDS =
      ImmutableList.of(
          new AssaultCommit(),
          new StashCommit(),
          new FleetCommit(),
          new ReserveCommit(),
          new RowsCommit(),
          new RedrawCommit());

  @Override
  public void candidates(BattleForceView view, Consumer<? super Commit> offer) {
    offer.accept(new Commit(view.seat()));
  }

  @Override
  public void check(BattleForceView view, Commit action, Findings findings) {
    Draft draft = view.own().desk().open();
    of(draft).check(view, draft, findings);
  }

  @Override
  public void perform(Play<BattleForceState> play, Commit action) {
    Secrets secrets = play.state().secrets(action.actor());
    Draft draft = secrets.desk().open();
    play.become(play.state().with(action.actor(), secrets.withDesk(secrets.desk().committed())));
    of(draft).perform(play, draft);
  }

  private static Committing of(Draft draft) {
    for (int i = 0; i < KINDS.size(); i++) {
      if (KINDS.get(i).handles(draft)) {
        return KINDS.get(i);
      }
    }
    throw new IllegalStateException("nothing commits " + draft);
  }
}
